import { formCalls } from '../../api/endpoints/forms';
import { question } from '../../api/queryCache';
import { ANSWER_PAGE_SIZE } from '../../domain/forms/receivedAnswer';
import type { PrefetchPlan } from '../prefetchPlan';
import { loadPreview } from './builder/BuilderFooter';
import { loadFormDetail } from './detail/useFormDetail';
import { formsScreenAt, loadAnswers } from './screens';
import { FIRST_PAGE, formPageArgs } from './table/useFormPage';

/** The first page of forms, or the answers to one. Where the back end keeps none, their address leads to the forms. */
export const prefetchPlan: PrefetchPlan = {
  data({ path, announced }) {
    const shown = formsScreenAt(path);
    if (shown.screen === 'list') return [question(formCalls.list, formPageArgs(FIRST_PAGE))];
    const { form: id, answer } = shown;
    if (!id || !announced?.has('reponses')) return [];
    return [
      question(formCalls.withFields, { id }),
      answer
        ? question(formCalls.oneAnswer, { id, reponse: answer })
        : question(formCalls.answerPage, { id, page: 1, page_size: ANSWER_PAGE_SIZE }),
    ];
  },
  next: ({ announced }) => [
    loadFormDetail,
    loadPreview,
    ...(announced?.has('reponses') ? [loadAnswers] : []),
  ],
};
