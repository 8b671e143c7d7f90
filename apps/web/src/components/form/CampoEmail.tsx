import type { ComponentProps } from 'react';
import { Campo } from './Campo.tsx';

/** A labelled e-mail, which a phone writes with the keyboard for it and corrects nothing of. */
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
