import { answerTextsWith } from '../../../domain/forms/answerTexts';
import { numberFormat } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const answerTexts = defineTexts('formAnswers', answerTextsWith(numberFormat().format));
