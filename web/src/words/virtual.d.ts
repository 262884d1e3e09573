declare module "virtual:words/*" {
  const text: string;
  export default text;
  /** The words that replace others with the German suits. */
  export const german: string;
}
