class Permissions {
    enum Role { GUEST, EDITOR, ADMIN }

    static int allowed(Role role) {
        int mask = 0;
        switch (role) {
            case ADMIN -> mask |= 7;
            case EDITOR -> mask |= 2;
            case GUEST -> mask |= 1;
        }
        return mask;
    }
}
