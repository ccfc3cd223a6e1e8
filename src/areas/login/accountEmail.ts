import * as z from 'zod/mini';
import { commonTexts } from '../../texts/common';

/** As lenient as `type="email"`: an account of an intranet may live at `name@host`. */
export const accountEmail = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/, commonTexts.invalidEmail));
