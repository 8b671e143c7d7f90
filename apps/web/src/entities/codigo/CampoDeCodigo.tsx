import { useEffect, useRef, useState } from 'react';
import { MarcoDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../components/form/clasesDeControl.ts';
import { LARGO_DE_CODIGO, digitosDe } from './codigo.view.ts';

interface PropiedadesDeCampoDeCodigo {
  /** The refusal of the last code; a new object for each, so that the field is selected again. */
  error: { texto: string } | null;
  ocupado: boolean;
  /** Called when the text changes, which makes the last refusal pass. */
  alEscribir: (digitos: string) => void;
  /** Called at the sixth digit. */
  alCompletar: (codigo: string) => void;
}

/** The field of a code: six digits, typed or pasted at once, that send themselves. */
export function CampoDeCodigo({
  error,
  ocupado,
  alEscribir,
  alCompletar,
}: PropiedadesDeCampoDeCodigo) {
  const control = useRef<HTMLInputElement>(null);
  const [digitos, setDigitos] = useState('');

  useEffect(() => {
    control.current?.focus();
  }, []);

  useEffect(() => {
    // The refused digits are selected, so that the next one typed replaces them.
    if (error) control.current?.select();
  }, [error]);

  function escribir(texto: string) {
    const nuevos = digitosDe(texto);
    if (ocupado || nuevos === digitos) return;
    setDigitos(nuevos);
    alEscribir(nuevos);
    if (nuevos.length === LARGO_DE_CODIGO) alCompletar(nuevos);
  }

  return (
    <MarcoDeCampo etiqueta="Código de 6 números" error={error?.texto}>
      {(enlaces) => (
        <input
          {...enlaces}
          ref={control}
          name="codigo"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={digitos}
          aria-busy={ocupado || undefined}
          className={`${clasesDeControl} cifras min-h-16! text-center text-3xl! font-extrabold tracking-[0.3em]`}
          onChange={({ target }) => escribir(target.value)}
        />
      )}
    </MarcoDeCampo>
  );
}
