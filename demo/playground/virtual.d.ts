declare module 'virtual:parvis-elements' {
  export const elements: readonly import('../../embed/manifest').ElementDescription[];
}
