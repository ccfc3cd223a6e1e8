/* `import 'parvis/elements/define'`: defines all elements at once, so that frameworks find real ones and set properties on them. */
import { define } from './index';

define();
