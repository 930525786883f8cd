// claim: Letters.capital
// truth: different
// why:   letters beyond ASCII have capitals, too
class Letters {
    static char capital(char letter) {
        return Character.toUpperCase(letter);
    }
}
