import { everyScreen } from './everyScreen.ts';
import { administrationScreens } from './screens/administration.ts';

everyScreen(administrationScreens);
