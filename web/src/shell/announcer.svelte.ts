/** What a screen reader is told: each text once, one after the other. */
let told = $state<{ text: string; number: number }>({ text: "", number: 0 });

export function announce(text: string): void {
  if (text) told = { text, number: told.number + 1 };
}

export const announced = (): { text: string; number: number } => told;
