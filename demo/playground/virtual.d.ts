declare module 'virtual:parvis-elements' {
  export const elements: readonly import('../../embed/description/elementList').ElementDescription[];
  /** The custom properties of the theme. */
  export const properties: readonly { name: string; default: string }[];
  export const version: string;
}
