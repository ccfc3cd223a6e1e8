import { everyScreen } from './everyScreen.ts';
import { formScreens } from './screens/forms.ts';

everyScreen(formScreens);
