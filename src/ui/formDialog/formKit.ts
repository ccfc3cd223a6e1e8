import { Checkbox } from '../field/Checkbox';
import { TextArea } from '../field/TextArea';
import { TextField } from '../field/TextField';

/** What a dialog's fields are made of, for forms of which the code comes with the dialog. */
export const formKit = { Checkbox, TextArea, TextField };
