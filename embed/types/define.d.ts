// `import 'parvis/elements/define'` defines all elements; it exports nothing.
import type {} from './elements.js';
