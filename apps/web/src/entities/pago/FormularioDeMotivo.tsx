import { useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../components/form/clasesDeControl.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { enfocar } from '../../lib/enfocar.ts';

interface PropiedadesDeFormularioDeMotivo {
  etiqueta: string;
  siFalta: string;
  accion: string;
  enviando: boolean;
  problema?: string | undefined;
  alEnviar: (motivo: string) => void;
  alDejar: () => void;
}

/**
 * Asks why a payment or a movimiento is annulled, or why a cierre de caja is reopened. What is
 * annulled stays stored.
 */
export function FormularioDeMotivo({
  etiqueta,
  siFalta,
  accion,
  enviando,
  problema,
  alEnviar,
  alDejar,
}: PropiedadesDeFormularioDeMotivo) {
  const [motivo, setMotivo] = useState('');
  const [falta, setFalta] = useState(false);
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (enviando) return;
    const vacio = motivo.trim() === '';
    setFalta(vacio);
    if (vacio) evento.currentTarget.querySelector('input')?.focus();
    else alEnviar(motivo.trim());
  };
  return (
    <form noValidate className="my-2 flex flex-col gap-2 print:hidden" onSubmit={enviar}>
      <MarcoDeCampo etiqueta={etiqueta} error={falta ? siFalta : problema}>
        {(enlaces) => (
          <input
            {...enlaces}
            ref={enfocar}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={motivo}
            className={clasesDeControl}
            onChange={({ target }) => {
              setMotivo(target.value);
              setFalta(false);
            }}
          />
        )}
      </MarcoDeCampo>
      <div className="flex justify-end gap-2">
        <Boton variante="secondary" tamano="sm" disabled={enviando} onClick={alDejar}>
          Volver
        </Boton>
        <Boton type="submit" variante="danger" tamano="sm" cargando={enviando}>
          {accion}
        </Boton>
      </div>
    </form>
  );
}
