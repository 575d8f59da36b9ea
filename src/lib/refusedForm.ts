/** Why a form came back: messages for its fields, or one for the whole form. */
export interface FormRefusal<Values> {
  fields?: Partial<Record<keyof Values, string>>;
  message?: string;
}
