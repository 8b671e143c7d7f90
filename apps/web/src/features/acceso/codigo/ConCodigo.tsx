import { useState } from 'react';
import { IngresarCodigo } from '../../../entities/codigo/IngresarCodigo.tsx';
import { abrirSesion } from '../../../lib/sesion/sesion.ts';
import { guardarVisitante, type CodigoPedido } from '../../../lib/sesion/visita.ts';
import { FaltaRegistro } from './FaltaRegistro.tsx';
import { registroEscrito } from './registroEscrito.ts';

interface PropiedadesDeConCodigo {
  email: string;
  pedido: CodigoPedido;
  alPedir: (email: string, codigo: CodigoPedido) => void;
  alCambiarEmail: (email: string) => void;
}

/** Asks for the code that was mailed, and for who one is where the e-mail has no account. */
export function ConCodigo({ email, pedido, alPedir, alCambiarEmail }: PropiedadesDeConCodigo) {
  const [codigo, setCodigo] = useState<string | null>(null);
  if (codigo !== null) {
    return <FaltaRegistro email={email} codigo={codigo} alVolver={() => setCodigo(null)} />;
  }
  return (
    <IngresarCodigo
      email={email}
      pedido={pedido}
      boton="Entrar"
      registro={registroEscrito(email)}
      alEntrar={abrirSesion}
      alFaltarRegistro={setCodigo}
      alReenviar={(otro) => {
        guardarVisitante({ codigo: otro });
        alPedir(email, otro);
      }}
      alCambiarEmail={() => alCambiarEmail(email)}
    />
  );
}
