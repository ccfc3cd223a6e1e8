// The page of the documentation's lines, which the tests write.
import './docsSession';
import { bootstrapApplication } from '@angular/platform-browser';
import { MembersPage } from './docs0';

bootstrapApplication(MembersPage);
