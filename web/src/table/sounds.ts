import { settings } from "../settings/settings.svelte";

let context: AudioContext | undefined;

// Short knocks and notes, made here: [pitch in Hz, seconds, loudness].
const CARD: Note[] = [[180, 0.05, 0.25]];
const TURN: Note[] = [
  [523, 0.08, 0.12],
  [659, 0.12, 0.12],
];
const END: Note[] = [
  [392, 0.12, 0.12],
  [494, 0.12, 0.12],
  [587, 0.2, 0.12],
];

type Note = [pitch: number, seconds: number, loudness: number];

/** Sound what has happened, if the reader wants to hear it. */
export function play(kind: string, mine: boolean): void {
  if (!settings.sounds) return;
  const notes = kind === "ended" ? END : mine ? TURN : kind.startsWith("played") ? CARD : [];
  if (notes.length) ring(notes);
}

function ring(notes: readonly Note[]): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, seconds, loudness] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}
