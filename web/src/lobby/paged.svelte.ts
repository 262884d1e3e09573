/** A part of a list, and where it goes on; null at its end. */
export interface Part<Item> {
  items: Item[];
  next: string | null;
}

/** A list that is read part by part. */
export class Paged<Item> {
  items = $state.raw<Item[]>([]);
  next = $state<string | null>(null);
  read = $state(false); // whether at least the first part is here
  busy = $state(false);

  constructor(private readonly part: (after: string | null) => Promise<Part<Item> | undefined>) {}

  /** Read it from the beginning; what is shown stays until the new part has come. */
  async begin(): Promise<void> {
    const found = await this.ask(null);
    if (found) this.items = found.items;
    this.read = true;
  }

  /** Read the next part. */
  async more(): Promise<void> {
    const found = await this.ask(this.next);
    if (found) this.items = [...this.items, ...found.items];
  }

  private async ask(after: string | null): Promise<Part<Item> | undefined> {
    this.busy = true;
    const found = await this.part(after);
    if (found) this.next = found.next;
    this.busy = false;
    return found;
  }
}
