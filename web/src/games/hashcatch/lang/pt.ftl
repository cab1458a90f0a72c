### Hashcatch: frases de que só a página precisa.
### As frases com o nome de alguém também servem quando esse nome é “Tu”.

hashcatch-page-board = A mesa de Hashcatch. As setas percorrem o que podes escolher, Enter confirma, Escape cancela.
hashcatch-page-row = Linha { $row }
hashcatch-page-code = Código { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Banco de blocos
hashcatch-page-legend-tries = tentativas
hashcatch-page-expect-roll = Lança o dado para mover.
hashcatch-page-wait-roll = Vai lançar: { $seat }.

## Três imagens antes do primeiro jogo

hashcatch-page-intro-goal = Leva as tuas peças do anel, pelo banco de blocos, até à blockchain. Quando alguém lá tiver quatro peças, o jogo acaba. Ganha quem tiver mais pontos.
hashcatch-page-intro-turn = Lança o dado e move uma peça, no sentido que quiseres. Se estiver num #, podes antes verificá-la: se o dígito e o dado forem ambos pares ou ambos ímpares, vai para o banco de blocos.
hashcatch-page-intro-score = Três peças no banco de blocos formam uma nova linha, e as que já lá estão descem. Mais fundo vale mais. Mas quem lançar o código de uma linha manda as peças dela para casa.

## Escolher

hashcatch-page-pick = Pegar na peça { $token } (dígito { $digit }), { $place }
hashcatch-page-choose-push = Peça { $token } para a { $to }; depois escolhes para onde vai a outra
hashcatch-page-ask-goal = Saiu um { $roll }: para onde vai a peça { $token }?
hashcatch-page-ask-push = Peça { $token } para a { $to }: para que lado se afasta a peça que lá está?
hashcatch-page-move-way =
    { $way ->
        [plus] Peça { $token } no sentido dos ponteiros do relógio
       *[minus] Peça { $token } no sentido contrário ao dos ponteiros do relógio
    }{ $push ->
        [plus] , empurrando a outra no sentido dos ponteiros do relógio
        [minus] , empurrando a outra no sentido contrário ao dos ponteiros do relógio
       *[none] { "" }
    }
hashcatch-page-try-move = Mover a peça { $token }
hashcatch-page-try-check = Testar a peça { $token }
hashcatch-page-try-attack = Atacar a linha { $row }

## À espera de outra pessoa

hashcatch-page-wait-purpose = A jogar: { $seat }. Mover ou testar?
hashcatch-page-wait-move = { $seat }: saiu um { $roll }. Que peça vai ser?
hashcatch-page-wait-again = { $seat }: um 6! Pode haver segundo lançamento.
hashcatch-page-wait-genuine = { $seat }: peça autêntica. Banco ou grande hack?
hashcatch-page-wait-hack = Vem aí um hack: { $seat }.
hashcatch-page-wait-bonus = { $seat }: que peça fica com a casa de bónus?

## Factos ao lado de um nome

hashcatch-page-fact-chain = { $count }/{ $end } na cadeia
# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
hashcatch-page-fact-chain-about =
    { $count ->
        [one] Peças na cadeia: { $count }; o jogo acaba quando forem { $end }
       *[other] Peças na cadeia: { $count }; o jogo acaba quando forem { $end }
    }
hashcatch-page-fact-bank = { $count } no banco
hashcatch-page-fact-bank-about =
    { $count ->
        [one] Uma peça à espera no banco de blocos
       *[other] { $count } peças à espera no banco de blocos
    }
hashcatch-page-fact-risk = Hack à linha { $row }
hashcatch-page-fact-risk-brief = Hack { $row }
hashcatch-page-fact-risk-about = Há uma peça na casa de risco da linha { $row }, que a vai hackear no próximo turno
hashcatch-page-fact-open = { $count }/{ $tokens } dígitos revelados
hashcatch-page-fact-open-about = Peças que já mostraram o dígito a toda a gente: { $count } de { $tokens }

## A posição em palavras

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, peça { $token }
       *[other] { $seat }, peça { $token } (dígito { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: casa inicial { $start }, nenhuma peça na base.
        [one] { $seat }: casa inicial { $start }, uma peça na base.
       *[other] { $seat }: casa inicial { $start }, { $count } peças na base.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = À espera no banco de blocos: { $tokens }.
hashcatch-page-sum-bank-empty = Não há peças à espera no banco de blocos.
hashcatch-page-sum-row = Linha { $row }, pontos { $points }: { $tokens }. Tentativas para a hackear: { $tries }, probabilidade { $chance }.
hashcatch-page-sum-row-empty = Linha { $row }, pontos { $points }: vazia.
hashcatch-page-sum-risk = Ao ataque à linha { $row }: { $token }.
hashcatch-page-sum-roll = O dado mostra { $roll }.

## Quando se examina algo

hashcatch-page-about-here = Aqui: { $token }.
hashcatch-page-about-free = Livre.
hashcatch-page-about-space-ordinary = Uma casa comum. Quem aqui para empurra a peça que lá está para a casa livre mais próxima.
hashcatch-page-about-space-start = Casa inicial de: { $seat }. É o primeiro passo fora da base; para os outros é uma casa comum.
hashcatch-page-about-space-hash = Uma casa de transação #. A peça que aqui está pode ser testada num turno seguinte. Quem aqui calha numa peça alheia tenta um pequeno hack.
hashcatch-page-about-ring-name = O anel
hashcatch-page-about-ring = 40 casas em que as peças andam nos dois sentidos. O objetivo é parar exatamente num #.
hashcatch-page-about-token-base = Sai com qualquer lançamento; a casa inicial conta como primeiro passo.
hashcatch-page-about-token-ring = Anda exatamente o que o dado disser, num sentido ou no outro.
hashcatch-page-about-token-hash = O dono pode testá-la: se dígito e lançamento forem ambos pares ou ímpares, segue para o banco ou para um hack.
hashcatch-page-about-token-bank = Espera pelo hashing, que começa quando os três lugares de espera estiverem ocupados.
hashcatch-page-about-token-chain = Enquanto lá estiver dá pontos. Quatro peças da mesma cor na cadeia acabam o jogo.
hashcatch-page-about-token-risk = No próximo turno da sua cor ataca a linha { $row }; acerte ou não, depois volta a casa.
hashcatch-page-about-digit-own = Só tu conheces o dígito.
hashcatch-page-about-digit-open = Toda a gente viu o dígito.
hashcatch-page-about-digit-seen = Conheces o dígito.
hashcatch-page-about-digit-hidden = Não vês o dígito.
hashcatch-page-about-base-name = Base: { $seat }
hashcatch-page-about-base = Aqui esperam as peças, e aqui voltam quando são falsas ou hackeadas.
hashcatch-page-about-bank-name = Banco de blocos
hashcatch-page-about-bank = Lugares de espera ocupados: { $count } de { $all }. Quando o estiverem todos começa o hashing: o duplo mais alto fica com a casa de bónus da linha 1, os outros com as de fora.
hashcatch-page-about-berth = Uma peça autêntica fica com o lugar de espera livre mais baixo. Com três peças começa o hashing.
hashcatch-page-about-chain-name = A blockchain
hashcatch-page-about-chain = Cinco linhas. Cada linha nova empurra as de cima da primeira falha um lugar para o fundo: mais fundo valem mais e são mais difíceis de hackear.
hashcatch-page-about-row = Nela: { $tokens }.
hashcatch-page-about-row-empty = Vazia: nada para pontuar e nada para hackear.
hashcatch-page-about-row-points = Pontos: { $points }
hashcatch-page-about-cell-outer = Uma casa de fora: vale tantos pontos quanto a linha é funda.
hashcatch-page-about-cell-bonus = A casa de bónus: um ponto mais do que as vizinhas. É aqui que entra quem ganha o hashing.
hashcatch-page-about-code-name = Código da linha { $row }
hashcatch-page-about-code = A soma dos três dígitos da linha. Quem a ataca tem de a fazer com dois dados.
hashcatch-page-about-code-unknown = Não vês todos os dígitos.
hashcatch-page-about-tried = Tentados em vão: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: quem ataca daqui a linha { $row } pode lançar dois dados { $tries } vezes para acertar no código.
hashcatch-page-about-chance = Probabilidade de sucesso: { $chance }
hashcatch-page-about-die-name = Dado
hashcatch-page-about-die = Uma peça anda exatamente isso.
hashcatch-page-about-die-last = O último lançamento. Antes do próximo diz-se para que é: mover ou testar.
hashcatch-page-about-trail-name = Última jogada
hashcatch-page-about-trail = O caminho que uma peça acabou de fazer.
hashcatch-page-about-way-name = Jogada possível
hashcatch-page-about-way = O caminho que a peça faria.
hashcatch-page-about-show-name = O que acontece
hashcatch-page-about-show = Lançam-se dados.
hashcatch-page-about-do-roll = Um dado; depois uma das tuas peças tem de andar exatamente isso.
hashcatch-page-about-do-check = Um dado: se lançamento e dígito forem ambos pares ou ímpares, a peça é autêntica e segue; senão volta a casa. Toda a gente vê o dígito.
hashcatch-page-about-do-move = A peça anda o que saiu. Quem estiver na casa de chegada é empurrado; num # há um pequeno hack.
hashcatch-page-about-do-stop = O teu turno acaba sem o segundo lançamento.
hashcatch-page-about-do-bank = A tua peça fica com o lugar de espera livre mais baixo; a terceira dá início ao hashing.
hashcatch-page-about-do-attack = A tua peça vai para a casa de risco da linha { $row } e ataca-a no próximo turno: se sair o código, as três peças dela voltam a casa.
hashcatch-page-about-do-hack = Dois dados, { $tries } tentativas: se uma soma for o código da linha { $row }, as três peças dela voltam a casa. A tua volta de qualquer modo.
hashcatch-page-about-do-bonus = Esta peça fica com a casa de bónus no meio da linha 1, que vale mais um ponto.

## O que acabou de acontecer, no tabuleiro

hashcatch-page-show-odd = ímpar
hashcatch-page-show-even = par
hashcatch-page-show-genuine = Autêntica!
hashcatch-page-show-forged = Falsa!
hashcatch-page-show-check = Teste: { $seat }
hashcatch-page-show-small-hack = Pequeno hack: { $seat }
hashcatch-page-show-opening = Quem começa?
hashcatch-page-show-hashing = Hashing!
hashcatch-page-show-hashing-on = Empate: lançar outra vez
hashcatch-page-show-vain =
    { $count ->
        [one] Uma ronda sem duplo…
       *[other] { $count } rondas sem duplo…
    }
hashcatch-page-show-double = Duplo de { $die }!
hashcatch-page-show-hack = Linha { $row }, código { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] Resta uma tentativa, { $chance }
       *[other] Restam { $tries } tentativas, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] Resta uma tentativa
       *[other] Restam { $tries } tentativas
    }
hashcatch-page-show-cracked = Quebrada!
hashcatch-page-show-held = A linha aguenta.
hashcatch-page-show-stuck = Sem jogada possível
hashcatch-page-show-ended = Quatro na cadeia!

## Momentos para rever

hashcatch-page-moment-ended = O fim
hashcatch-page-moment-cracked = Uma linha é quebrada
hashcatch-page-moment-hacked = Um hack falha
hashcatch-page-moment-hashing = Uma linha nova
hashcatch-page-cheer-hashing = Para a cadeia!
hashcatch-page-cheer-cracked = Linha quebrada!

## Dicas para a primeira partida

hashcatch-page-hint-digits = Cada peça tem um dígito de 1 a 4. Os das tuas só tu os vês, até um teste os mostrar a toda a gente.
hashcatch-page-hint-roll = Toca no dado para o lançar. As tuas peças esperam na base; a casa inicial conta como o primeiro passo.
hashcatch-page-hint-leave = Toca numa peça e depois num dos seus dois destinos. Podes ir para qualquer dos lados: o que interessa é chegar a um #.
hashcatch-page-hint-way = Qualquer das tuas peças pode mover-se, para um lado ou para o outro, exatamente o que o dado manda. Convém-te acabar num #.
hashcatch-page-hint-hash = Podes parar mesmo em cima de um #! Mais tarde, se a peça passar aí no teste, chega ao banco de blocos.
hashcatch-page-hint-small-hack = Esse # está ocupado. Se fores para lá na mesma, o dígito da outra peça é comparado com o teu { $roll }: se não for também { $parity ->
        [odd] ímpar
       *[even] par
    }, essa peça volta à base e o # é teu.
hashcatch-page-hint-push = A casa está ocupada: a peça que lá está tem de sair, e és tu que decides para que lado.
hashcatch-page-hint-check = A tua peça está num #. Testa-a: com o dígito { $digit } precisas de um lançamento { $parity ->
        [odd] ímpar
       *[even] par
    }, ou seja, resulta metade das vezes. Se falhar, a peça volta à base.
hashcatch-page-hint-again = Depois de um 6 podes lançar e mover outra vez, mas só uma vez por turno.
hashcatch-page-hint-genuine = Autêntica! No banco, a tua peça espera para entrar na cadeia. Ou manda-a atacar uma linha: a percentagem é a probabilidade de a quebrares.
hashcatch-page-hint-genuine-blind = Autêntica! No banco, a tua peça espera para entrar na cadeia. Ou manda-a atacar uma linha: lembras-te dos três dígitos que lá estão?
hashcatch-page-hint-hack-blind = Dois dados, { $tries } tentativas: se uma soma for igual à dos três dígitos da linha, ela desfaz-se. A tua peça volta sempre à base.
hashcatch-page-hint-hack = Dois dados, { $tries } tentativas: se uma soma der { $code }, a linha desfaz-se. A tua probabilidade: { $chance }. A tua peça volta sempre à base.
hashcatch-page-hint-bonus = As três são tuas, por isso não são precisos dados: escolhe a que fica na casa do meio, que vale mais um ponto.
hashcatch-page-hint-bank = Assim que houver três peças à espera no banco, lançam-se os dados por elas. O duplo mais alto fica com a casa de bónus, e as três entram na linha 1.
hashcatch-page-hint-row = A linha 1 está cheia: cada casa vale o número que tem. Quem ganhou o hashing ficou com a do meio e recebeu uma peça nova.
hashcatch-page-hint-sink = Uma linha nova empurra as antigas mais para o fundo. Mais fundo quer dizer mais pontos, e menos tentativas para quem ataca.
hashcatch-page-hint-attacked = A linha { $row } está sob ataque, e tens lá uma peça. Se o ataque acertar na soma dos dígitos, as três voltam à base.
hashcatch-page-hint-end = A alguém falta só mais uma peça na cadeia: aí o jogo acaba logo, e ganha quem tiver mais pontos.
