import { packageFile } from "./courts.ts";

/** Whose work the cards are, to be read beside them. */
export const licences = (): string => `The cards of Knekt

Kings, queens and jacks are drawn by Adrian Kennard (https://www.me.uk/cards/) and given to the public domain under
CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/). Colours, frames, indices, suits, pips, the large deck,
the deck with German suits and the back are Knekt's own.

The drawings are read from the npm package @heruka_urgyen/react-playing-cards, which carries this notice:

${packageFile("LICENSE")}`;
