// claim: Secrets.first --secret name
// truth: different
// today: unknown
// why:   a letter of a secret text is the result
class Secrets {
    static char first(String name) {
        return name.length() > 2 ? name.charAt(1) : 'x';
    }
}
