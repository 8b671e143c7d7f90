import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { PedirAviso } from '../../../../entities/espera/PedirAviso.tsx';
import { useSesion } from '../../../../lib/sesion/useSesion.ts';
import { EsperarDeVisita } from '../visita/EsperarDeVisita.tsx';

interface PropiedadesDeEsperar {
  franja: FranjaDeCliente;
  personas: number;
  deja?: string | undefined;
  alCerrar: () => void;
}

/** The window in which one joins the line of a franja, with a session or without one. */
export function Esperar({ deja, ...propiedades }: PropiedadesDeEsperar) {
  const { isAuthenticated } = useSesion();
  const [conSesion] = useState(isAuthenticated);
  const cerrar = useEffectEvent(propiedades.alCerrar);
  useEffect(() => {
    // The window itself has opened the session, or another tab has.
    if (isAuthenticated !== conSesion) cerrar();
  }, [isAuthenticated, conSesion]);
  return conSesion ? (
    <PedirAviso {...propiedades} deja={deja} />
  ) : (
    <EsperarDeVisita {...propiedades} />
  );
}
