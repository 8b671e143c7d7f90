import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useId, useState } from 'react';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { enfocar } from '../../../../lib/enfocar.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { ERROR_DE_BLOQUEO, useBloquearFranja } from './franjas.mutations.ts';

interface PropiedadesDeBloquearFranja {
  franja: Franja;
  alCerrar: () => void;
}

export function BloquearFranja({ franja, alCerrar }: PropiedadesDeBloquearFranja) {
  const { id, horaInicio, ocupadosTotal, retenidas, esperas } = franja;
  const reservados = ocupadosTotal - retenidas;
  const bloquear = useBloquearFranja();
  const [motivo, setMotivo] = useState('');
  const formulario = useId();

  function enviar() {
    if (bloquear.isPending) return;
    bloquear.mutate(
      { id, motivo: motivo.trim() },
      {
        onSuccess: () => {
          cartel.exito('Turno bloqueado correctamente');
          alCerrar();
        },
      },
    );
  }

  return (
    <Modal
      abierto
      ancho="sm"
      titulo={`Bloquear el turno de las ${horaInicio}`}
      ocupado={bloquear.isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={bloquear.isPending} onClick={alCerrar}>
            Volver
          </Boton>
          <Boton type="submit" form={formulario} variante="warning" cargando={bloquear.isPending}>
            Bloquear turno
          </Boton>
        </>
      }
    >
      <form
        id={formulario}
        className="flex flex-col gap-4"
        data-a-medias={motivo.trim() === '' ? undefined : true}
        onSubmit={(evento) => {
          evento.preventDefault();
          enviar();
        }}
      >
        {bloquear.error && (
          <Nota tono="peligro" role="alert">
            {mensajeDe(bloquear.error, ERROR_DE_BLOQUEO)}
          </Nota>
        )}
        <p>
          Nadie podrá reservarlo hasta que se desbloquee.
          {reservados > 0 &&
            ` Sus reservas siguen en pie (${contarPersonas(reservados)}): avísales o muévelas.`}
        </p>
        {esperas && (
          <p>
            {retenidas > 0 && 'Los lugares ofrecidos dejan de ofrecerse. '}Quienes esperan conservan
            su puesto en la lista, por si el turno se desbloquea.
          </p>
        )}
        <MarcoDeCampo
          etiqueta="Motivo (opcional)"
          ayuda="Lo lee quien ya tiene una reserva en ese turno."
        >
          {(enlaces) => (
            <input
              {...enlaces}
              // The field has the focus, because a person who types at once means the motive. If
              // the button had the focus, a typed space would block the franja without a motive.
              ref={enfocar}
              type="text"
              maxLength={200}
              autoComplete="off"
              value={motivo}
              className={clasesDeControl}
              onChange={(evento) => setMotivo(evento.target.value)}
            />
          )}
        </MarcoDeCampo>
      </form>
    </Modal>
  );
}
