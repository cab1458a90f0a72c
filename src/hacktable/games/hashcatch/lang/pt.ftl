### Hashcatch em português.
### Os nomes vêm antes de dois pontos, no fim ou entre parênteses: assim a frase também serve com o nome “Tu”.
### Os lugares do tabuleiro são todos femininos (casa, linha, base): por isso servem “da”, “na” e “para a”.

hashcatch-title = Hashcatch
hashcatch-summary = Dá a volta ao anel com a tua informação, ancora-a bem fundo na blockchain e hackeia quem já lá está.

## Opções

hashcatch-option-memory = Jogar de memória
hashcatch-option-memory-about = Dígitos e somas só se veem quando aparecem: depois, és tu que tens de te lembrar deles. Os teus dígitos estão sempre à tua vista.

## Exclamações: com um toque

hashcatch-call-come-on = Vá lá, um bom lançamento!
hashcatch-call-lucky = Que sorte!
hashcatch-call-nice-hash = Belo hash!
hashcatch-call-not-my-token = A minha peça não!
hashcatch-call-revenge = Vais pagar por isso!
hashcatch-call-phew = Ufa, foi por pouco!
hashcatch-call-that-row = Quero aquela linha!
hashcatch-call-laugh = Ahahah!

## O que se espera

hashcatch-expect-purpose = Lança para mover, ou testa uma das tuas peças num #.
hashcatch-expect-move = Saiu um { $roll }: escolhe uma peça e uma direção.
hashcatch-expect-again = Um 6! Lança e move outra vez, ou fica por aqui.
hashcatch-expect-genuine = A tua peça é autêntica: leva-a ao banco de blocos, ou parte para um grande hack.
hashcatch-expect-hack = A tua peça está numa casa de risco: lança e tenta acertar no código da linha.
hashcatch-expect-bonus = As três peças à espera são tuas: escolhe a que fica com a casa de bónus.
hashcatch-expect-over = O jogo acabou.

## Recusas

hashcatch-say-purpose = “{ $given }” ainda não dá: primeiro lança para mover, ou testa uma das tuas peças num #.
hashcatch-must-move = “{ $given }” agora não dá: saiu um { $roll }, e tens de o usar para mover.
hashcatch-second-roll = “{ $given }” agora não dá: depois do teu 6 só podes lançar outra vez para mover, ou parar.
hashcatch-bank-or-attack = “{ $given }” agora não dá: a tua peça autêntica vai para o banco de blocos ou ataca uma linha.
hashcatch-hack-first = “{ $given }” agora não dá: primeiro, a tua peça na casa de risco tem de fazer o hack.
hashcatch-choose-bonus = “{ $given }” ainda não dá: primeiro escolhe a peça que fica com a casa de bónus.
hashcatch-no-token = Não tens nenhuma peça { $token }: as tuas vão de { $first } a { $last }.
hashcatch-not-on-hash = “{ $given }” não dá: a peça { $token } não está numa casa de transação.
hashcatch-not-on-ring = “{ $given }” não dá: só se movem peças na base e no anel. A peça { $token } está aqui: { $place }.
hashcatch-one-step = “{ $given }” não é preciso: com um 1, uma peça vai da base para a sua casa inicial, e é a mesma jogada nas duas direções. Joga-a com +, por favor.
hashcatch-choose-push = Há duas casas livres à mesma distância da { $place }. Diz para onde vai a outra peça: “{ $given } push +” (sentido dos ponteiros do relógio) ou “{ $given } push -” (sentido contrário ao dos ponteiros do relógio).
hashcatch-no-push-choice = “{ $given }” diz de mais: na { $place } não há empurrão para escolher. Joga sem “push”.
hashcatch-own-hash = “{ $given }” não dá: acaba num # que já é teu ({ $place }).
hashcatch-no-room = “{ $given }” não dá: a peça que está no caminho ({ $place }) não tem casa livre para onde ir.
hashcatch-row-empty = “{ $given }” não dá: a linha { $row } está vazia, não há nada para hackear.
hashcatch-row-attacked = “{ $given }” não dá: a linha { $row } já está a ser atacada, e só há lugar para um ataque.
hashcatch-not-in-bank = “{ $given }” não dá: a peça { $token } não está no banco de blocos.

## O que está em jogo

hashcatch-stake-cracked = Se for quebrada
hashcatch-stake-held = Se não for quebrada
hashcatch-stake-hashed = Hashing
hashcatch-stake-forged = Se for falsa
hashcatch-prospect-home = Uma das tuas peças volta à base
hashcatch-reason-move =
    { $rolls ->
        [0] Depois, nenhum resultado do dado leva mais uma peça a uma casa de transação livre.
        [one] Depois, um em 6 resultados do dado leva mais uma peça a uma casa de transação livre.
       *[other] Depois, { $rolls } em 6 resultados do dado levam mais uma peça a uma casa de transação livre.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] Nenhum resultado do dado leva mais uma peça a uma casa de transação livre.
        [one] Um em 6 resultados do dado leva mais uma peça a uma casa de transação livre.
       *[other] { $rolls } em 6 resultados do dado levam mais uma peça a uma casa de transação livre.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Ninguém a pode mandar para a base com um lançamento.
        [one] Um de { $others } adversários pode mandá-la para a base com um lançamento.
       *[other] { $may } de { $others } adversários podem mandá-la para a base com um lançamento.
    }
hashcatch-reason-check =
    { $may ->
        [0] 3 em 6 resultados mostram que é autêntica. Ninguém a pode mandar para a base com um lançamento.
        [one] 3 em 6 resultados mostram que é autêntica. Se ficar, um de { $others } adversários pode mandá-la para a base.
       *[other] 3 em 6 resultados mostram que é autêntica. Se ficar, { $may } de { $others } adversários podem mandá-la para a base.
    }
hashcatch-reason-hack = A peça que lá está é falsa e volta à base: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Depois falta uma peça no banco de blocos.
       *[other] Depois faltam { $missing } peças no banco de blocos.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] O código é { $code }: { $ways } em 36 lançamentos acertam. Uma tentativa, { $odds } no total.
       *[other] O código é { $code }: { $ways } em 36 lançamentos acertam. { $tries } tentativas, { $odds } no total.
    }

## De onde vêm os pontos

hashcatch-source-row-1 = Linha 1
hashcatch-source-row-2 = Linha 2
hashcatch-source-row-3 = Linha 3
hashcatch-source-row-4 = Linha 4
hashcatch-source-row-5 = Linha 5
hashcatch-source-bonus = Casas de bónus

## Lugares

hashcatch-place-ring = casa { $number }
hashcatch-place-hash = casa de transação { $number }
hashcatch-place-bank = casa de espera #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] linha { $row } (esquerda)
        [b] linha { $row } (bónus)
       *[c] linha { $row } (direita)
    }
hashcatch-place-risk = casa de risco { $row }
hashcatch-place-base = base

## Ações

hashcatch-do-roll = Lançar para mover
hashcatch-do-check = Testar a peça { $token } (dígito { $digit }) na { $place }
# O Fluent não distingue "+" de "-": `push` é "none", "plus" ou "minus"; tudo o resto aparece como está.
hashcatch-do-move =
    { $push ->
        [none] Peça { $token } para a { $to }
        [plus] Peça { $token } para a { $to }, empurrando a outra no sentido dos ponteiros do relógio
        [minus] Peça { $token } para a { $to }, empurrando a outra no sentido contrário ao dos ponteiros do relógio
       *[other] Peça { $token } para a { $to }, empurrando a outra ({ $push })
    }
hashcatch-do-stop = Não lançar mais, passar a vez
hashcatch-do-bank = Ir para o banco de blocos
hashcatch-do-attack = Atacar a linha { $row } (probabilidade { $chance })
hashcatch-do-hack = Hackear a linha { $row }
hashcatch-do-bonus = Peça { $token } na casa de bónus

## A lição

hashcatch-lesson-roll = O teu objetivo: ter peças na blockchain, no meio. O caminho passa por um #. Toca no dado para o lançar.
hashcatch-lesson-roll-done = Um 4!
hashcatch-lesson-move = A quatro casas de uma das tuas peças há um #. Toca nessa peça e depois no #.
hashcatch-lesson-move-done = A tua peça está no #.
hashcatch-lesson-check = Só tu conheces o dígito dela: 3. Se o lançamento também for ímpar, a peça é autêntica; senão, volta à base. Toca nela para o teste.
hashcatch-lesson-check-done = Um 5, ímpar como o 3: autêntica!
hashcatch-lesson-bank = Leva-a para o banco de blocos: toca no banco. Já lá esperam duas peças; com três começa o hashing.
hashcatch-lesson-bank-done = O teu duplo ganhou! A tua peça ficou no meio, que vale mais um ponto, e recebeste uma nova. A linha antiga desceu: mais fundo vale mais.
hashcatch-lesson-again = Do outro lado, o teu adversário ocupa um #, a duas casas da tua peça. Lança o dado.
hashcatch-lesson-again-done = Um 2, mesmo o que era preciso.
hashcatch-lesson-small-hack = Vai para lá na mesma: é o pequeno hack. Se o dígito que lá está não for par como o teu 2, essa peça volta à base.
hashcatch-lesson-small-hack-done = O dígito era 1: a peça voltou à base, e o # é teu.
hashcatch-lesson-recheck = No turno seguinte testas também esta peça. O dígito é 4, por isso precisas de um lançamento par.
hashcatch-lesson-recheck-done = Um 4: autêntica!
hashcatch-lesson-attack = Agora ataca. Na linha 2 o teu adversário tem cinco pontos e tu tens dois. Toca na linha 2.
hashcatch-lesson-attack-done = A tua peça já tem o alvo. Ataca no teu próximo turno.
hashcatch-lesson-hack = Os dígitos da linha 2 somam 8: é o código dela. Tens quatro tentativas com dois dados. Lança!
hashcatch-lesson-hack-done = O 7 falhou, o 8 acertou: a linha foi quebrada, e as três peças voltam à base.
hashcatch-lesson-end = Vais à frente por 3 pontos a 1. O jogo acaba quando alguém tem quatro peças na cadeia; então ganha quem tiver mais pontos.

## Acontecimentos

hashcatch-event-signed = A tua peça { $token } tem o dígito { $digit }.
hashcatch-event-based = Base junto à { $to }: { $seat }.
hashcatch-event-opening = Quem começa? Saiu: { $rolls }.
hashcatch-event-turn = A jogar: { $seat }.
hashcatch-event-rolled = { $seat }: saiu um { $die }.
hashcatch-event-stuck = { $seat }: sem jogada possível.
hashcatch-event-moved = { $seat }: peça { $token } da { $origin } para a { $to }.
hashcatch-event-pushed = { $seat }: a peça { $token } teve de ceder o lugar, da { $origin } para a { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat }: teste à peça { $token }, dígito { $digit }, saiu um { $die }. { $verdict ->
            [genuine] Autêntica!
           *[forged] Falsa!
        }
       *[no] { $by }: pequeno hack à peça { $token } ({ $seat }), dígito { $digit }, saiu um { $die }. { $verdict ->
            [genuine] Autêntica: ficam as duas onde estavam.
           *[forged] Falsa!
        }
    }
hashcatch-event-home = { $seat }: a peça { $token } voltou à base (estava na { $origin }).
hashcatch-event-banked = { $seat }: a peça { $token } foi para o banco, da { $origin } para a { $to }.
hashcatch-event-aimed = { $seat }: a peça { $token } fez pontaria a uma linha, da { $origin } para a { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashing! { $rolls }.
        [1] Hashing! Uma ronda sem duplo, e depois: { $rolls }.
       *[other] Hashing! Rondas sem duplo: { $vain }, e depois: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] A linha 1 desceu um nível.
       *[other] As linhas 1 a { $row } desceram um nível.
    }
hashcatch-event-chained = { $seat }: a peça { $token } ancorou na cadeia, da { $origin } para a { $to }.
hashcatch-event-earned = { $seat }: vitória no hashing e uma peça nova, a { $token }.
hashcatch-event-hacked = { $seat }: hack à linha { $row }. Saiu: { $rolls }.
hashcatch-event-cracked = { $seat }: linha { $row } quebrada! O código era { $code }.
hashcatch-event-shown = { $seat }: a peça { $token } mostrou o seu dígito, { $digit }.
hashcatch-event-ended = { $seat }: quatro peças na cadeia, e o jogo acabou!
