import { Checkbox } from '../form/fields/Checkbox';
import { TextArea } from '../form/fields/TextArea';
import { TextField } from '../form/fields/TextField';

/** The fields of a dialog's form, passed to forms so that the code of the fields loads with the dialog. */
export const formKit = { Checkbox, TextArea, TextField };
