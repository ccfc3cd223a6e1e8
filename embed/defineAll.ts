/*
 * `import 'parvis/elements/define'`: defines all elements at once, so that frameworks find real ones and set properties on
 * them. A host that wants another prefix, or some elements only, calls `define()` of `parvis/elements` instead.
 */
import { define } from './index';

define();
