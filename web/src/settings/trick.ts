/** How long a trick can stay, in milliseconds; −1: until it is clicked away. */
export const TRICK_TIMES = [300, 600, 1200, 2000, 3000, -1] as const;

/** How fast what moves can move, in percent of the usual time that it takes. */
export const SPEEDS = { none: 0, fast: 50, usual: 100, slow: 200 } as const;
