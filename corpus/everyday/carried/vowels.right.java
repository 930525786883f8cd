class Vowels {
    private static boolean isVowel(char c) {
        switch (c) {
            case 'a':
            case 'e':
            case 'i':
            case 'o':
            case 'u':
                return true;
            default:
                return false;
        }
    }

    static int count(String word) {
        int n = 0;
        for (char c : word.toCharArray()) {
            if (isVowel(c)) {
                n++;
            }
        }
        return n;
    }
}
