import { everyScreen } from './everyScreen.ts';
import { catalogScreens } from './screens/catalogs.ts';

everyScreen(catalogScreens);
