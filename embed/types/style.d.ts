/** `import 'parvis/style.css'`: the styles of the React components, for bundlers that handle CSS. */
export {};
