/**
 * Path data for what is drawn here. Outlines run clockwise and the holes in them the other way round, so that
 * pieces that overlap make one shape under the ordinary fill rule.
 */

/** A number as short as two decimals allow. */
export const short = (value: number): string =>
  (Math.round(value * 100) / 100).toString().replace(/^(-?)0\./, "$1.");

export const rect = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** A stroke cut off level at both ends, as in type; its thickness is measured along the line of the cut. */
export const slant = (topX: number, top: number, footX: number, foot: number, thick: number): string =>
  `M${topX} ${top}H${topX + thick}L${footX + thick} ${foot}H${footX}Z`;

export const oval = (x: number, y: number, rx: number, ry: number, hole = false): string => {
  const arc = `A${rx} ${ry} 0 1 ${hole ? 0 : 1}`;
  return `M${x - rx} ${y}${arc} ${x + rx} ${y}${arc} ${x - rx} ${y}Z`;
};

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** An oval with a hole: thick at the sides, thin at top and foot. */
export const ring = (x: number, y: number, rx: number, ry: number, thick: number, thin: number): string =>
  oval(x, y, rx, ry) + oval(x, y, rx - thick, ry - thin, true);

/** One command of path data with its numbers. */
export type Step = readonly [command: string, ...numbers: number[]];

export const steps = (path: string): Step[] =>
  [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command, rest]) => [
    command ?? "",
    ...(rest?.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  ]);

/** The same shape, stretched by sx and sy and then moved by dx and dy; only for the commands used in this folder. */
export const placed = (path: string, dx: number, dy: number, sx: number, sy = sx): string =>
  steps(path)
    .map(([command, ...numbers]) => {
      const x = (value: number) => short(value * sx + dx);
      const y = (value: number) => short(value * sy + dy);
      if (command === "Z") return "Z";
      if (command === "H") return `H${numbers.map(x).join(" ")}`;
      if (command === "V") return `V${numbers.map(y).join(" ")}`;
      if (command === "A") {
        const [rx = 0, ry = 0, , large, sweep, endX = 0, endY = 0] = numbers;
        const turned = Math.sign(sx * sy) < 0 ? 1 - (sweep ?? 0) : sweep;
        return `A${short(rx * Math.abs(sx))} ${short(ry * Math.abs(sy))} 0 ${large} ${turned} ${x(endX)} ${y(endY)}`;
      }
      if (!"MLC".includes(command)) throw new Error(`no way to place the path command ${command}`);
      return command + numbers.map((value, at) => (at % 2 ? y(value) : x(value))).join(" ");
    })
    .join("");
