import type { ComponentProps } from 'react';
import { Campo } from './Campo.tsx';

/**
 * An e-mail field with a label. A phone shows its e-mail keyboard and does not correct or
 * capitalise the text.
 */
export function CampoEmail(propiedades: ComponentProps<typeof Campo>) {
  return (
    <Campo
      {...propiedades}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
