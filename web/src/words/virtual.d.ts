declare module "virtual:words/*" {
  const text: string;
  export default text;
  /** What takes the place of some of it with the German suits. */
  export const german: string;
}
