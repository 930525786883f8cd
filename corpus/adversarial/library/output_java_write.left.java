// claim:  Show.mark
// truth:  equivalent
// today:  unknown
// why:    a character as a number against a character
class Show {
    static void mark(int n) {
        for (int i = 0; i < n; i++) {
            System.out.print('*');
        }
        System.out.flush();
    }
}
