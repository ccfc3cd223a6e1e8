import { Checkbox } from './Checkbox';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

/** The fields of a dialog's form, passed to forms so that the code of the fields loads with the dialog. */
export const formKit = { Checkbox, TextArea, TextField };
