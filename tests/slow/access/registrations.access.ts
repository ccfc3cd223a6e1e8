import { everyScreen } from './everyScreen.ts';
import { registrationScreens } from './screens/registrations.ts';

everyScreen(registrationScreens);
