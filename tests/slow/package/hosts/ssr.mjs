// Renders every component of the package to a string, as a framework does on its server, and prints React's warnings.
import * as parvis from 'parvis';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

const { Parvis, ApiError, Form, ...exported } = parvis;
// Components that take a ref are objects. `Form` is another name of one of them.
const components = Object.entries(exported).filter(([name, value]) => /^[A-Z]/.test(name) && value.$$typeof);
for (const [, Component] of components) {
  const settings = { api: 'https://api.example.org', onError: () => {}, timeout: 5000 };
  const html = renderToString(
    createElement(StrictMode, null, createElement(Parvis, settings, createElement(Component))),
  );
  if (!html.includes('parvis')) console.error(`${Component.displayName} rendered nothing`);
}
console.log(`${components.length} components`);
