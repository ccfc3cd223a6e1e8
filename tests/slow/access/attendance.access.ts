import { everyScreen } from './everyScreen.ts';
import { attendanceScreens } from './screens/attendance.ts';

everyScreen(attendanceScreens);
