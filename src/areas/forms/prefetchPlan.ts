import { formulaires } from '../../api/endpoints/formulaires';
import { question } from '../../api/queryCache';
import { ANSWER_PAGE_SIZE } from '../../domain/forms/reponseRecue';
import type { PrefetchPlan } from '../prefetchPlan';
import { loadPreview } from './builder/BuilderFooter';
import { loadDetail } from './detail/useFormDetail';
import { formsScreenAt, loadAnswers } from './screens';
import { FIRST_PAGE, formPageArgs } from './table/useFormPage';

/** The first page of forms, or the answers to one. Where the back end keeps none, their address leads to the forms. */
export const prefetchPlan: PrefetchPlan = {
  data({ path, announced }) {
    const shown = formsScreenAt(path);
    if (shown.screen === 'list') return [question(formulaires.list, formPageArgs(FIRST_PAGE))];
    const { form: id, answer: reponse } = shown;
    if (!id || !announced?.has('reponses')) return [];
    return [
      question(formulaires.withFields, { id }),
      reponse
        ? question(formulaires.oneAnswer, { id, reponse })
        : question(formulaires.answerPage, { id, page: 1, page_size: ANSWER_PAGE_SIZE }),
    ];
  },
  next: ({ announced }) => [loadDetail, loadPreview, ...(announced?.has('reponses') ? [loadAnswers] : [])],
};
