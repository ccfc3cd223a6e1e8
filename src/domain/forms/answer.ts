/**
 * Checks an answer to a field of a form: the form does so before it sends, and the server before it stores. No zod,
 * because the visitors’ form doesn’t load it.
 */

import { isMailbox } from '../members/email';
import { FIELD_TYPES, isRequired, optionsOf, takesOptions } from './field';
import type { FieldDefinition } from './form';

const MEGABYTE = 2 ** 20;

export const FILE_MEGABYTES = 10;
/** The most megabytes of all files of one answer. */
export const FILES_MEGABYTES = 25;
export const FILES_BYTES = FILES_MEGABYTES * MEGABYTE;
export const LINE_LENGTH = 1000;
export const TEXT_LENGTH = 10_000;
/** Extensions of accepted files. */
export const FILE_ENDINGS = [
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'heic',
  'txt',
  'csv',
  'doc',
  'docx',
  'odt',
  'xls',
  'xlsx',
  'ods',
] as const;
export type FileEnding = (typeof FILE_ENDINGS)[number];

/** Minimum time between the delivery of a form and its answer. */
export const FILLING_SECONDS = 3;
/** How long the stamp of a form is valid. */
export const STAMP_HOURS = 24;

/** What is known of a `File` before it is read; `kind` where its content tells, else its name counts. */
interface FileInfo {
  name: string;
  size: number;
  kind?: FileEnding | undefined;
}

/** '' and [] count as no answer. */
export type AnswerValue = string | readonly string[] | FileInfo;

export type AnswerProblem =
  | 'required'
  | 'email'
  | 'number'
  | 'tel'
  | 'date'
  | 'option'
  | 'length'
  | 'fileType'
  | 'fileContent'
  | 'fileSize'
  | 'fileEmpty'
  | 'kind';

type Rule = (text: string) => boolean;

const rules: Record<string, Rule> = {
  email: isMailbox,
  number: (text) => /^[-+]?\d{1,30}([.,]\d{1,30})?$/.test(text),
  tel: (text) => /^\+?[\d\s().\-/]{3,40}$/.test(text) && text.replace(/\D/g, '').length >= 4,
  date: (text) =>
    /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00Z`)) &&
    new Date(`${text}T00:00Z`).toISOString().startsWith(text),
};

const knownTypes: readonly string[] = FIELD_TYPES;

export const isKnownType = (type: string | null | undefined): boolean => knownTypes.includes(type ?? '');

/** A field of unknown type, or a choice without options, can’t be answered, so it is never required. */
export const isAnswerable = ({ type_de_champ, option }: FieldDefinition): boolean =>
  isKnownType(type_de_champ) && (!takesOptions(type_de_champ) || optionsOf(option).length > 0);

export function fileEndingOf(name: string): FileEnding | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return FILE_ENDINGS.find((accepted) => accepted === ending);
}

function problemOfFile({ name, size, kind }: FileInfo): AnswerProblem | undefined {
  if (!kind && !fileEndingOf(name)) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > FILE_MEGABYTES * MEGABYTE ? 'fileSize' : undefined;
}

function problemOfText({ type_de_champ, option }: FieldDefinition, text: string): AnswerProblem | undefined {
  if (takesOptions(type_de_champ)) return optionsOf(option).includes(text) ? undefined : 'option';
  const max = type_de_champ === 'textarea' ? TEXT_LENGTH : LINE_LENGTH;
  if (text.length > 2 * max || [...text].length > max) return 'length';
  const rule = rules[type_de_champ ?? ''];
  return !rule || rule(text) ? undefined : (type_de_champ as AnswerProblem);
}

const isFile = (value: AnswerValue): value is FileInfo => typeof value === 'object' && 'size' in value;
const isEmpty = (value: AnswerValue): boolean => !isFile(value) && value.length === 0;

/** What is wrong with an answer, undefined when it can be stored. */
export function problemOf(field: FieldDefinition, value: AnswerValue | undefined): AnswerProblem | undefined {
  if (value === undefined || isEmpty(value))
    return isRequired(field) && isAnswerable(field) ? 'required' : undefined;
  const type = field.type_de_champ;
  if (!isAnswerable(field)) return 'kind';
  if (isFile(value)) return type === 'file' ? problemOfFile(value) : 'kind';
  if (typeof value === 'string')
    return type === 'file' || type === 'checkbox' ? 'kind' : problemOfText(field, value);
  if (type !== 'checkbox') return 'kind';
  return value.every((choice) => !problemOfText(field, choice)) ? undefined : 'option';
}
