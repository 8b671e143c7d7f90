import { useEffect, useId, useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { guardar } from '../../../lib/sesion/almacen.ts';
import { YA_OFRECIDA } from './instalar.view.ts';
import type { OfertaDeInstalacion } from './useOfertaDeInstalar.ts';

/** Offers to install the app, or says how on a phone that does not let the app ask. */
export function OfertaDeInstalar({ invitacion }: OfertaDeInstalacion) {
  const idDeTitulo = useId();
  const [cerrada, setCerrada] = useState(false);
  useEffect(() => guardar(YA_OFRECIDA, 'si'), []);
  if (cerrada) return null;
  return (
    <Tarjeta
      como="section"
      aria-labelledby={idDeTitulo}
      className="flex flex-col gap-4 lg:col-span-2"
    >
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Los turnos, a un toque
      </h2>
      <p>
        {invitacion
          ? 'La app queda en la pantalla de inicio del teléfono, y muestra los turnos también sin conexión.'
          : 'Para tener la app en la pantalla de inicio, toca Compartir y elige «Agregar a inicio».'}
      </p>
      <div className="flex flex-wrap gap-3">
        {invitacion && (
          <Boton
            variante="agua"
            onClick={() => {
              setCerrada(true);
              void invitacion.prompt();
            }}
          >
            Instalar la app
          </Boton>
        )}
        <Boton variante="outline" onClick={() => setCerrada(true)}>
          {invitacion ? 'Ahora no' : 'Entendido'}
        </Boton>
      </div>
    </Tarjeta>
  );
}
