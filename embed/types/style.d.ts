/** `import 'parvis/style.css'`: the look of the React components, for whatever bundles style sheets. */
export {};
