class Letters {
    static char capital(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - 32) : letter;
    }
}
