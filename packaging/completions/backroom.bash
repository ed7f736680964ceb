# bash completion for backroom and backroom-cli

_backroom()
{
    local cur prev games='the-gang gang-of-dice gangz supergang'
    cur=${COMP_WORDS[COMP_CWORD]}
    prev=${COMP_WORDS[COMP_CWORD - 1]}
    case "$prev" in
        --lang) mapfile -t COMPREPLY < <(compgen -W 'en it fr' -- "$cur") ;;
        --new) mapfile -t COMPREPLY < <(compgen -W "$games" -- "$cur") ;;
        --seats) mapfile -t COMPREPLY < <(compgen -W '2 3 4 5 6 you,2 you,2,2 you,2,2,2 you,friend friend,friend' -- "$cur") ;;
        --data) mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
        --broker) mapfile -t COMPREPLY < <(compgen -W 'own' -- "$cur") ;;
        --watch) mapfile -t COMPREPLY < <(compgen -W 'no now later' -- "$cur") ;;
        --seed) ;;
        *)
            if [[ $cur == -* ]]; then
                mapfile -t COMPREPLY < <(compgen -W '--lang --data --new --seats --host --broker --watch --seed --help --version' -- "$cur")
            else
                mapfile -t COMPREPLY < <(compgen -d -- "$cur"; compgen -f -X '!*.backroom' -- "$cur"; compgen -W 'backroom://join/' -- "$cur")
            fi
            ;;
    esac
} && complete -o filenames -F _backroom backroom

_backroom_cli()
{
    local cur prev games='the-gang gang-of-dice gangz supergang'
    cur=${COMP_WORDS[COMP_CWORD]}
    prev=${COMP_WORDS[COMP_CWORD - 1]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W 'playout board --help --version' -- "$cur")
    elif [ "${COMP_WORDS[1]}" = playout ] && [ "$COMP_CWORD" -eq 2 ]; then
        mapfile -t COMPREPLY < <(compgen -W "$games" -- "$cur")
    elif [ "$prev" = --check ]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    elif [ "$prev" = --bots ]; then
        mapfile -t COMPREPLY < <(compgen -W 'random 1 2 3' -- "$cur")
    elif [ "${COMP_WORDS[1]}" = playout ]; then
        mapfile -t COMPREPLY < <(compgen -W '--games --seed --seats --bots --option' -- "$cur")
    elif [ "${COMP_WORDS[1]}" = board ]; then
        mapfile -t COMPREPLY < <(compgen -W '--check' -- "$cur")
    fi
} && complete -F _backroom_cli backroom-cli
