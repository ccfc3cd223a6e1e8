import { Checkbox } from '../ui/field/Checkbox';
import { TextArea } from '../ui/field/TextArea';
import { TextField } from '../ui/field/TextField';

/** Controls for the forms of lists: who only reads a list doesn't download them. */
export const formKit = { Checkbox, TextArea, TextField };
