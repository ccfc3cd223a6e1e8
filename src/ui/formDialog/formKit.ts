import { Checkbox } from '../form/fields/Checkbox';
import { TextArea } from '../form/fields/TextArea';
import { TextField } from '../form/fields/TextField';

/** What a dialog's fields are made of, for forms of which the code comes with the dialog. */
export const formKit = { Checkbox, TextArea, TextField };
