/** How long a trick can stay, in milliseconds; −1 is until it is clicked away. */
export const TRICK_TIMES = [300, 600, 1200, 2000, 3000, -1] as const;

/** How long movements can take, in percent of the usual time. */
export const SPEEDS = { none: 0, fast: 50, usual: 100, slow: 200 } as const;
