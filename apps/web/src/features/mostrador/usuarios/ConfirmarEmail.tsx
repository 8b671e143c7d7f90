import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { useQueryClient } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { ERROR_AL_CONFIRMAR_EMAIL, confirmarEmailDeCliente } from './usuarios.mutations.ts';

/**
 * The button by which the desk confirms an e-mail that a program wrote. Renders nothing for any
 * other e-mail.
 */
export function ConfirmarEmail({ cliente }: Pick<ResumenDeCliente, 'cliente'>) {
  const consultas = useQueryClient();
  const [confirmando, setConfirmando] = useState(false);
  if (!cliente.emailPorConfirmar) return null;

  async function confirmar() {
    setConfirmando(true);
    try {
      await confirmarEmailDeCliente(cliente.id);
      cartel.exito('Email confirmado');
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_CONFIRMAR_EMAIL));
    } finally {
      setConfirmando(false);
      void vencer(consultas, 'personas');
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Nota tono="aviso">
        Este email lo cargó un programa. Hasta que lo confirmes no sirve para entrar ni recibe
        mensajes.
      </Nota>
      <Boton
        variante="outline"
        icono={<MailCheck aria-hidden="true" className="size-4" />}
        cargando={confirmando}
        onClick={() => void confirmar()}
      >
        Confirmar el email
      </Boton>
    </div>
  );
}
